/** `npm run corpus:heldout`: the engine at the fixtures that are set aside, in figures alone. */
import { harms, type Harm } from './judge.ts'
import { measure, shareOfBest } from './measure.ts'
import { readFixtures } from './shop/fixture.ts'
import { isHeldOut } from './shop/held-out.ts'

const judgements = await measure((await readFixtures()).filter(({ name }) => isHeldOut(name)))
console.log(`${String(judgements.length)} fixtures`)
console.log(`at the lowest total: ${shareOfBest(judgements).toFixed(3)}`)
for (const harm of Object.keys(harms) as Harm[]) {
  const count = judgements.filter((each) => each.harms.includes(harm)).length
  console.log(`${harm}: ${String(count)}`)
}
const misses = Object.groupBy(
  judgements.flatMap(({ miss }) => miss ?? []),
  (miss) => miss,
)
for (const [miss, each] of Object.entries(misses)) {
  console.log(`missed, ${miss}: ${String(each?.length)}`)
}
if (judgements.some((each) => each.harms.length > 0)) process.exitCode = 1
