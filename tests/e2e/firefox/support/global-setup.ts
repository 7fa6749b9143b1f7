import type { TestProject } from 'vitest/node'
import { buildForTest } from '#tests/e2e/extension/support/build-for-test.ts'

export default (project: TestProject) => buildForTest(project, 'firefox')
