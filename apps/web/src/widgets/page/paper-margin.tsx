type PaperMarginProps = {
  readonly place: 'top-left' | 'top-right' | 'bottom-left'
  readonly children: string
}

/**
 * Words in a margin of every printed page; the number of the page stands beside them (print.css). At the top not of the
 * first, which says them above its title.
 */
export const PaperMargin = ({ place, children }: PaperMarginProps) => (
  <style>
    {`@page { @${place} { content: ${quoted(children)}; } }`}
    {place !== 'bottom-left' && `@page :first { @${place} { content: ""; } }`}
  </style>
)

/** As a string of CSS; what could end the string is written by its number. */
const quoted = (words: string): string =>
  `"${words.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`
