type Mask = readonly [pattern: RegExp, mask: string]

/** What is different in every run, wherever it stands. */
const ALWAYS: readonly Mask[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>'],
  [/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, '<instant>'],
  [/\b(?=[A-Za-z]*\d)[A-Za-z0-9]{28}\b/g, '<uid>'],
  // drawn once per tab, before or after the names of what it does: it takes no number from those
  [/vigie-tab:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'vigie-tab:<tab>'],
  [/\/\/(127\.0\.0\.1|localhost):\d+/g, '//identity'],
]
const UUID = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g

/** Replaces what varies from run to run. Names that the product draws are numbered, so that a second one shows. */
export const createMasks = (own: readonly Mask[]): ((text: string) => string) => {
  const drawn: string[] = []
  const numbered = (name: string): string => {
    if (!drawn.includes(name)) drawn.push(name)
    return `<name ${drawn.indexOf(name) + 1}>`
  }
  return (text) =>
    [...ALWAYS, ...own]
      .reduce((masked, [pattern, mask]) => masked.replaceAll(pattern, mask), text)
      .replaceAll(UUID, numbered)
}
