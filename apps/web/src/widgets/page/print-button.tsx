import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { page } from '@/text/page'
import { Button } from '@/ui/button'
import { bringForPrint } from '@/ui/print'
import { latePartsAhead } from '../late/late-part.tsx'

/** How long printing waits for what is still being read. */
const PATIENCE_MS = 8_000

/** Prints the screen once all of it is there, parts out of view included. */
export const PrintButton = () => {
  const client = useQueryClient()
  const [isComing, setComing] = useState(false)
  const print = async () => {
    setComing(true)
    for (const fetchAhead of latePartsAhead()) await fetchAhead()
    bringForPrint()
    await whenRead(client)
    setComing(false)
    window.print()
  }
  return (
    <Button
      size="sm"
      variant="outline"
      className="max-sm:hidden print:hidden"
      disabled={isComing}
      aria-busy={isComing}
      onClick={() => void print()}
    >
      <Printer aria-hidden />
      {page.print}
    </Button>
  )
}

/** What was read before prints as it stands: only what is not there at all is waited for. */
const missing = { predicate: ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined }

/** Resolves when nothing that is missing is being read any more, or after a while. */
const whenRead = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, PATIENCE_MS)
    const unsubscribe = client.getQueryCache().subscribe(() => client.isFetching(missing) === 0 && end())
    if (client.isFetching(missing) === 0) end()
  })
