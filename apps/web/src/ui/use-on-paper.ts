import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from './print.ts'

/** Whether the page is being printed: what folds away on the screen stands on paper. */
export const useOnPaper = (): boolean => {
  const [isOnPaper, setOnPaper] = useState(false)
  useEffect(
    () =>
      onPrint(
        () => flushSync(() => setOnPaper(true)),
        () => setOnPaper(false),
      ),
    [],
  )
  return isOnPaper
}
