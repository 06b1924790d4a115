/** Hides what a recording must not hold: passwords, tokens, and outputs of promises that are bare texts. */
export const redact = (text: string): string =>
  text
    .replaceAll(/"(password|token|urlToken|output)":"(?:[^"\\]|\\.)*"/g, '"$1":"…"')
    .replaceAll(/(authToken=)[^"&\s]*/g, '$1…')
