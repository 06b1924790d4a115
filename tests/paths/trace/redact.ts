/** Hides what no recording may keep: passwords, tokens, and what a promise resolved with when it is a bare text. */
export const redact = (text: string): string =>
  text
    .replaceAll(/"(password|token|urlToken|output)":"(?:[^"\\]|\\.)*"/g, '"$1":"…"')
    .replaceAll(/(authToken=)[^"&\s]*/g, '$1…')
