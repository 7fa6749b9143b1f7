import type { PopupPort } from './popup-port.ts'
import type { StartStep } from './use-start.ts'

/** Why a press started no run, and what to do next. */
export function StartProblem({ step, port }: { step: StartStep; port: PopupPort }) {
  const { start, basket } = port.words.strings
  return (
    <p className="problem" role="alert">
      {step === 'not-started' && start.notStarted}
      {step === 'refused' && basket.refused}
    </p>
  )
}
