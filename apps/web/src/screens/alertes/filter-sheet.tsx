import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { text } from '@/text'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { useMediaQuery } from '@/ui/use-media-query'
import { type Filter, NO_FILTER, narrowingCount } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'

const { filters: words } = alarmText

type FilterSheetProps = {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
  /** saves what is listed */
  readonly files: ReactNode
}

/** Where the list is narrow: a button that says how many filters are set, and a sheet with all of them. */
export const FilterSheet = ({ filter, onChange, files }: FilterSheetProps) => {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery('(max-width: 639px)')
  return (
    <>
      <Button
        variant="outline"
        className="@min-[60rem]:hidden shrink-0 px-3"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {words.open(narrowingCount(filter))}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        side={isPhone ? 'bottom' : 'right'}
        title={words.label}
        closeLabel={text.common.close}
        className={isPhone ? '' : 'w-80'}
      >
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-4 pb-4">
          <FilterFields filter={filter} onChange={onChange} isNamed />
          <div className="flex gap-2 pt-1 [&>*]:grow">
            <Button variant="outline" disabled={narrowingCount(filter) === 0} onClick={() => onChange(NO_FILTER)}>
              {words.reset}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.show}</Button>
          </div>
          {isPhone && (
            <div className="flex items-center justify-between gap-2 border-line border-t pt-3">
              <span className="text-muted text-sm">{words.save}</span>
              {files}
            </div>
          )}
        </div>
      </Sheet>
    </>
  )
}
