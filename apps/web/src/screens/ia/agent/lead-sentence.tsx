import { agent as words } from '@/text/ia-agent'

/** The sentence that answers; its figure stands out, to be found at a glance. */
export const LeadSentence = ({ sentence, isAnswer }: { readonly sentence: string; readonly isAnswer: boolean }) => {
  const figure = isAnswer ? figureIn(sentence) : null
  return (
    <p className={isAnswer ? 'text-pretty font-medium text-base tabular-nums' : 'text-pretty text-base'}>
      <span className="sr-only">{words.vigie} : </span>
      {figure === null ? (
        sentence
      ) : (
        <>
          {figure.before}
          <strong className="whitespace-nowrap font-semibold text-xl tracking-tight">{figure.text}</strong>
          {figure.after}
        </>
      )}
    </p>
  )
}

/** The number asked for, with its unit: what follows the name and its colon, or what the sentence begins with; null: none. */
export const figureIn = (sentence: string) => {
  const found = FIGURE.exec(sentence)
  if (found === null) return null
  const [, before = '', text = ''] = found
  return { before, text, after: sentence.slice(before.length + text.length) }
}
const SPACE = '[ \\u00a0\\u202f]'
const NUMBER = `[−-]?\\d(?:\\d|${SPACE}(?=\\d)|,(?=\\d))*`
/** « 2 j 22 h », « 13 858 m³ », « 41,5 MAD/jour » */
const UNIT = `(?:j${SPACE}\\d+${SPACE}h|h${SPACE}\\d+${SPACE}min|min${SPACE}\\d+${SPACE}s|[^\\s\\d(.,;]+)`
const FIGURE = new RegExp(`^((?:[^:]*${SPACE}: )?)(${NUMBER}(?:${SPACE}${UNIT})?)`)
