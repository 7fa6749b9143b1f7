/**
 * Runs tasks of the same key one after another. What reads and then writes a tab's run must not
 * overlap with another that does.
 */
export function inTurn() {
  const last = new Map<number, Promise<unknown>>()
  return <T>(key: number, task: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, turn)
    const settle = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(settle, settle)
    return turn
  }
}
