import { reachText as words } from '@/text/reach'
import { Section } from '../section.tsx'
import type { settableOf } from './draft.ts'

/** What is set once there is somebody to tell: what each is for, in one card. Nothing where all of it can be set. */
export const Afterwards = ({ maySet }: { readonly maySet: ReturnType<typeof settableOf> }) => {
  const parts = [
    ...(maySet.steps ? [] : [words.steps, words.quiet]),
    ...(maySet.calendar ? [] : [words.calendar, words.exceptions]),
  ]
  if (parts.length === 0) return null
  return (
    <Section title={words.after.title} help={maySet.steps ? words.after.contact : words.after.addressee}>
      <ul className="flex flex-col gap-3">
        {parts.map(({ title, help }) => (
          <li key={title}>
            <h3 className="font-medium text-sm">{title}</h3>
            <p className="text-muted text-sm">{help}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
