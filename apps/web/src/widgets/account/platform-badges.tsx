import { Badge } from '@/ui/badge'

type PlatformBadgesProps = {
  readonly platforms: readonly string[]
  /** What is said when there are none. */
  readonly none: string
}

/** The platforms an account may see. */
export const PlatformBadges = ({ platforms, none }: PlatformBadgesProps) =>
  platforms.length === 0 ? (
    <span className="text-muted">{none}</span>
  ) : (
    <ul className="flex flex-wrap gap-1">
      {platforms.map((platform) => (
        <li key={platform}>
          <Badge tone="water" className="capitalize">
            {platform}
          </Badge>
        </li>
      ))}
    </ul>
  )
