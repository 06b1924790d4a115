import { useState } from 'react'
import { cn } from './cn.ts'

type AvatarProps = {
  readonly name: string | null
  readonly photoUrl: string | null
  readonly className?: string
}

/** The person's photo, else the initial of their name, else 'S' (R4.5). Decoration: the name stands beside it. */
export const Avatar = ({ name, photoUrl, className }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={cn(
        'relative inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-water-soft',
        className,
      )}
    >
      <span className="font-semibold text-sm text-water">{initialOf(name)}</span>
      {photoUrl !== null && photoUrl !== failed && (
        <img
          src={photoUrl}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(photoUrl)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

/** First character of a name in capitals; 'S' without one (R4.5). */
export const initialOf = (name: string | null): string => {
  const [first] = name?.trim() ?? ''
  return first?.toLocaleUpperCase('fr') ?? 'S'
}
