/** Resolves in a task of its own: what was done so far is painted, and the page answers, before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
