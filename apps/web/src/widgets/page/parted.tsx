import { Fragment } from 'react'
import { partsOf } from '../site-state/sentence-parts.ts'

/** Longer than this, in characters, a part begins where the one before ends: kept together it would leave half a line empty. */
const KEPT_TOGETHER = 64

/**
 * A sentence of parts, broken between them rather than within one. On a phone what matters most is read at once, and the
 * rest below it.
 */
export const Parted = ({ text }: { readonly text: string }) => {
  const [first, ...rest] = partsOf(text)
  return (
    <>
      {first}
      {rest.length > 0 && (
        <>
          <span className="max-sm:hidden">{'\u00a0· '}</span>
          <span className="max-sm:mt-1 max-sm:block max-sm:text-pretty max-sm:font-normal max-sm:text-sm max-sm:leading-5 max-sm:tracking-normal max-sm:first-letter:uppercase">
            {rest.map((part, place) => (
              <Fragment key={part}>
                {place > 0 && ' '}
                <span className={part.length > KEPT_TOGETHER ? undefined : 'sm:inline-block'}>
                  {place < rest.length - 1 ? `${part}\u00a0·` : part}
                </span>
              </Fragment>
            ))}
          </span>
        </>
      )}
    </>
  )
}
