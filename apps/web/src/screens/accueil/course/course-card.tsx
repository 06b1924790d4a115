import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accueil } from '@/text/accueil'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { latePart } from '@/widgets/late/late-part'
import { type CourseModel, HEIGHT } from './course-model.ts'

/** The figures above it need not wait for the drawing. */
const CourseChart = latePart(async () => (await import('./course-chart.tsx')).CourseChart)

type CourseCardProps = {
  readonly id: string
  readonly title: string
  readonly help?: string | undefined
  readonly link: { readonly to: string; readonly label: string }
  /** What the curve shows, for who does not see it. */
  readonly label: string
  readonly model: CourseModel
  /** Main figures, the key of the curve at once. */
  readonly children: ReactNode
  readonly after: ReactNode
}

/** A subject of the period: its main figures, its course, and what stands below. */
export const CourseCard = ({ id, title, help, link, label, model, children, after }: CourseCardProps) => (
  <CardSection
    id={id}
    title={title}
    help={help ?? (model.partial.length > 0 ? accueil.course.paleDays : undefined)}
    beside={
      <Link to={link.to} className="touch flex items-center gap-1 text-primary text-sm hover:underline print:hidden">
        {link.label}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    }
  >
    <dl
      className={cn(
        'grid grid-cols-2 gap-x-3 gap-y-1.5 px-4 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3 sm:gap-x-4',
        // what a figure is compared with takes two lines, its target one: both cards keep their curves side by side
        !model.hourly && 'sm:[&_dd:last-child]:min-h-12',
      )}
    >
      {children}
    </dl>
    <div className="px-4 pt-2 pb-2">
      {model.stretches.length === 0 ? (
        <p className="grid min-h-[11.875rem] place-items-center text-muted text-sm">{accueil.course.empty}</p>
      ) : (
        <CourseChart placeholder={<Coming />} model={model} label={label} />
      )}
    </div>
    <div className="mt-auto flex flex-col border-line border-t p-4">{after}</div>
  </CardSection>
)

/** In the size of the drawing that comes. */
const Coming = () => (
  <p style={{ minHeight: HEIGHT }} className="grid place-items-center rounded-md bg-line/40 text-muted text-sm">
    {accueil.course.coming}
  </p>
)
