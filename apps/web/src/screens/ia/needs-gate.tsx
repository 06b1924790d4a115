import { CircleOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCapability } from '@/data'
import { text } from '@/text'
import { ia } from '@/text/ia'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'

type NeedsGateProps = { readonly ready: boolean; readonly failed: boolean; readonly children: ReactNode }

/** What was found of the needs, once the site was read; else why it was not. */
export const NeedsGate = ({ ready, failed, children }: NeedsGateProps) => {
  if (useCapability('devices') === false) {
    return (
      <EmptyState icon={CircleOff} title={text.common.unavailableOf(text.home.unavailableTitle)}>
        {text.home.unavailableHelp}
      </EmptyState>
    )
  }
  return (
    <>
      {failed && <Alert tone="warn">{ia.failed}</Alert>}
      {ready
        ? children
        : !failed && (
            <Card className="flex flex-col gap-4 p-5" aria-label={ia.reading} role="status">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-12 w-full" />
            </Card>
          )}
    </>
  )
}
