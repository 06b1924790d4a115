import type { ExportFormat } from '@vigie/contracts/rest'
import { Download } from 'lucide-react'
import { type Download as File, useDownload } from '@/data'
import { formatNumber } from '@/text'
import { exportText } from '@/text/chart'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'

type ExportButtonsProps = {
  /** What is exported, in words. */
  readonly what: string
  /** Path with its `:format`, as in REST_PATHS. */
  readonly path: string
  readonly search: File['search']
  /** File name without its ending. */
  readonly name: string
}

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[]

/** Downloads files that the gateway writes, complete whatever the screen shows; says how much has arrived so far. */
export const ExportButtons = ({ what, path, search, name }: ExportButtonsProps) => {
  const download = useDownload()
  const { isPending, isError, received, variables } = download
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {FORMATS.map((format) => {
        const file = `${name}.${format}`
        return (
          <Button
            key={format}
            size="sm"
            variant="outline"
            aria-label={exportText.label(what, exportText[format])}
            pending={isPending && variables.name === file}
            disabled={isPending}
            onClick={() => download.mutate({ path: path.replace(':format', format), search, name: file })}
          >
            <Download aria-hidden />
            {exportText[format]}
          </Button>
        )
      })}
      <span role="status" className={cn('text-xs tabular-nums empty:-ml-2', isError ? 'text-bad' : 'text-muted')}>
        {isPending && received > 0 ? exportText.running(sizeOf(received)) : isError ? exportText.failed : ''}
      </span>
    </div>
  )
}

const KB = 1_000

const sizeOf = (bytes: number): string =>
  bytes < KB * KB
    ? `${formatNumber(bytes / KB, 0)}\u00a0${exportText.bytes.kb}`
    : `${formatNumber(bytes / KB / KB, 1)}\u00a0${exportText.bytes.mb}`
