import { isServerThere } from '@/adapters/environment'
import { forgetInSession, isFirstInSession } from '@/adapters/storage'

/** Identifies the running build: the address of this file carries a hash of its content. */
const BUILD = import.meta.url
const CHUNK_FAILURE =
  /Failed to fetch dynamically|error loading dynamically imported|Importing a module script failed|Unable to preload/i

/** Whether an error says that a part of the application could not be fetched. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message)

/** Reloads the page if the server answers: without it the browser would put its own error page in the page's place. */
export const reloadIfThere = async (): Promise<void> => {
  if (await isServerThere()) window.location.reload()
}

/**
 * Answers code that could not be fetched, most often because a new version replaced the files: reloads the page, once
 * per build, name and tab session (R2.3). Does nothing for other errors, and while the server does not answer. Does not
 * resolve when the page reloads.
 */
export const reloadOnce = async (name: string, error: unknown): Promise<void> => {
  if (!isChunkFailure(error) || !(await isServerThere()) || !isFirstInSession(keyOf(name))) return
  window.location.reload()
  await new Promise(() => {})
}

/** The code has come: should it fail again one day, the page may reload again. */
export const forgetReload = (name: string): void => forgetInSession(keyOf(name))

const keyOf = (name: string): string => `reloaded:${name}:${BUILD}`
