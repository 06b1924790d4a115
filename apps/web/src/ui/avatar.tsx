import { Avatar as Radix } from 'radix-ui'
import { cn } from './cn.ts'

type AvatarProps = {
  readonly name: string | null
  readonly photoUrl: string | null
  readonly className?: string
}

/** The person's photo, else the initial of their name, else 'S' (R4.5). Decoration: the name stands beside it. */
export const Avatar = ({ name, photoUrl, className }: AvatarProps) => (
  <Radix.Root
    aria-hidden
    className={cn(
      'inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-water-soft',
      className,
    )}
  >
    {photoUrl !== null && (
      <Radix.Image src={photoUrl} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
    )}
    <Radix.Fallback className="font-semibold text-sm text-water">{initialOf(name)}</Radix.Fallback>
  </Radix.Root>
)

/** First character of a name in capitals; 'S' without one (R4.5). */
export const initialOf = (name: string | null): string => {
  const [first] = name?.trim() ?? ''
  return first?.toLocaleUpperCase('fr') ?? 'S'
}
