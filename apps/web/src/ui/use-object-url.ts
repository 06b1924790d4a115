import { useEffect, useState } from 'react'

/** An address under which the page can show these bytes; given up when they change or are no longer shown. */
export const useObjectUrl = (bytes: Blob | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (bytes === undefined) return
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return url
}
