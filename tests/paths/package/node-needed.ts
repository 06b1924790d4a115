/** The oldest Node that the packed tool runs on, as its `engines` say. */
export const NODE_NEEDED = '22.18'

/** What is said on a Node that is too old; null: it is not. */
export const tooOld = (version: string): string | null => {
  const isOlder = version.localeCompare(NODE_NEEDED, 'en', { numeric: true }) < 0
  return isOlder ? `paths needs Node ${NODE_NEEDED} or later, this is ${version}.` : null
}
