/** Does jobs of one key one after the other, whatever becomes of each; those of other keys beside them. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(job, job)
    const isOver = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(isOver, isOver)
    last.set(key, turn)
    return turn
  }
}
