import { partedSentence } from '../site-state/sentence-parts.ts'

/** A sentence of parts. On a phone what matters most is read at once, and the rest below it. */
export const Parted = ({ text }: { readonly text: string }) => {
  const [first, rest] = partedSentence(text)
  return (
    <>
      {first}
      {rest !== '' && (
        <>
          <span className="max-sm:hidden">{'\u00a0· '}</span>
          <span className="max-sm:mt-1 max-sm:block max-sm:text-pretty max-sm:font-normal max-sm:text-sm max-sm:leading-5 max-sm:tracking-normal max-sm:first-letter:uppercase">
            {rest}
          </span>
        </>
      )}
    </>
  )
}
