import { Command as Cmdk, useCommandState } from 'cmdk'
import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { matchScore } from './match-score.ts'

type CommandProps = {
  readonly label: string
  readonly placeholder: string
  readonly empty: string
  readonly children: ReactNode
}

/** A field that narrows a list; arrows choose, Enter acts. Accents and capitals do not matter. */
export const Command = ({ label, placeholder, empty, children }: CommandProps) => (
  <Cmdk
    label={label}
    loop
    filter={(_, search, keywords) => matchScore(search, keywords ?? [])}
    className="flex min-h-0 flex-col"
  >
    <div className="flex items-center gap-3 border-line border-b px-4">
      <Search aria-hidden className="size-4.5 shrink-0 text-muted" />
      <Cmdk.Input
        placeholder={placeholder}
        className="h-12 w-full min-w-0 bg-transparent text-ink text-sm outline-none placeholder:text-muted"
      />
    </div>
    <Cmdk.List label={label} className="scroll-thin max-h-[60dvh] overflow-y-auto p-2 sm:max-h-96">
      <Nothing>{empty}</Nothing>
      {children}
    </Cmdk.List>
  </Cmdk>
)

/** An option of its own, because a list box without any is not one. */
const Nothing = ({ children }: { readonly children: string }) =>
  useCommandState(({ filtered }) => filtered.count) > 0 ? null : (
    <Cmdk.Item forceMount disabled value={children} className="py-8 text-center text-muted text-sm">
      {children}
    </Cmdk.Item>
  )

export const CommandGroup = (props: ComponentProps<typeof Cmdk.Group>) => (
  <Cmdk.Group
    className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
    {...props}
  />
)

const ITEM =
  'touch flex cursor-pointer items-center gap-3 rounded-lg px-2 py-2 text-sm data-[selected=true]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'

type CommandItemProps = {
  /** Unique among all items. */
  readonly id: string
  /** What the words are looked for in; the first is shown. */
  readonly words: readonly [string, ...string[]]
  readonly icon: ReactNode
  readonly beside?: ReactNode
  readonly onSelect: () => void
}

export const CommandItem = ({ id, words, icon, beside, onSelect }: CommandItemProps) => (
  <Cmdk.Item value={id} keywords={[...words]} onSelect={onSelect} className={ITEM}>
    {icon}
    <span className="min-w-0 grow truncate">{words[0]}</span>
    {beside !== undefined && <span className="shrink-0 text-muted text-xs">{beside}</span>}
  </Cmdk.Item>
)

/** An item made of what is typed: it stands whatever else matches. Nothing while there is nothing typed. */
export const CommandTypedItem = ({
  id,
  label,
  icon,
  onSelect,
}: {
  readonly id: string
  readonly label: (typed: string) => string
  readonly icon: ReactNode
  readonly onSelect: (typed: string) => void
}) => {
  const typed = useCommandState(({ search }) => search).trim()
  if (typed === '') return null
  return (
    <Cmdk.Item forceMount value={id} onSelect={() => onSelect(typed)} className={ITEM}>
      {icon}
      <span className="min-w-0 grow truncate">{label(typed)}</span>
    </Cmdk.Item>
  )
}
