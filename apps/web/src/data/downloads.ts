import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '@/adapters/save-file'
import { useHttp } from './app-context.ts'

export type Download = {
  readonly path: string
  readonly search: Readonly<Record<string, string | number | undefined>>
  /** what the file is saved as */
  readonly name: string
}

/** Fetches a file of the gateway as the signed-in person and saves it; `received` counts bytes meanwhile. */
export const useDownload = () => {
  const http = useHttp()
  const [received, setReceived] = useState(0)
  const mutation = useMutation({
    mutationFn: async ({ path, search, name }: Download) => {
      setReceived(0)
      saveFile(name, await http.download(path, search, setReceived))
    },
  })
  return { ...mutation, received }
}

/** Saves words as a UTF-8 file, with the mark spreadsheets need to read it as such. */
export const saveText = (name: string, mime: string, content: string): void =>
  saveFile(name, new Blob(['\ufeff', content], { type: `${mime};charset=utf-8` }))
