import type { TestProject } from 'vitest/node'
import { buildForTest } from './build-for-test.ts'

export default (project: TestProject) => buildForTest(project, 'chrome')
