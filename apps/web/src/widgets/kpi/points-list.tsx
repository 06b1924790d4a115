import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'

/** Something that is not as it should be, in words, and the page that tells why. */
export type Point = { readonly id: string; readonly title: string; readonly proof: string; readonly to: string }

type PointsListProps = { readonly label: string; readonly points: readonly Point[] }

/** What is not as it should be, below the sentence of a screen; nothing where all is. */
export const PointsList = ({ label, points }: PointsListProps) =>
  points.length === 0 ? null : (
    <ul aria-label={label} className="flex flex-col gap-x-6 text-sm">
      {points.map(({ id, title, proof, to }) => (
        <li key={id}>
          <Link to={to} className="touch inline-flex items-start gap-1.5 text-warn hover:underline">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <b className="font-medium">{title}</b>
              <span className="text-muted">{` · ${proof}`}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
