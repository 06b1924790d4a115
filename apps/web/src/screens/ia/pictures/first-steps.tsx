import type { PictureTool } from '@vigie/contracts/rest/analyst'
import { iaPictures as words } from '@/text/ia-pictures'
import { Card } from '@/ui/card'

/** What happens to a first picture, where a device has none yet. */
export const FirstSteps = ({ tool }: { readonly tool: PictureTool }) => (
  <Card className="flex flex-col gap-4 p-4 md:p-5">
    <div>
      <p className="font-semibold text-base">{words.none}</p>
      <p className="text-muted text-sm">{words.noneHelp}</p>
    </div>
    <ol className="grid gap-4 sm:grid-cols-3">
      {words.steps[tool].map(([title, help], place) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-water-soft font-semibold text-sm text-water"
          >
            {place + 1}
          </span>
          <span className="text-sm">
            <span className="block font-medium">{title}</span>
            <span className="text-muted">{help}</span>
          </span>
        </li>
      ))}
    </ol>
  </Card>
)
