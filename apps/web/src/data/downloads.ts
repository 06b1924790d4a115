import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '@/adapters/save-file'
import { useHttp } from './app-context.ts'

export type Download = {
  readonly path: string
  readonly search: Readonly<Record<string, string | number | undefined>> | URLSearchParams
  /** the name under which the file is saved */
  readonly name: string
}

/** Downloads a file from the gateway and saves it; `received` is the number of bytes that have arrived so far. */
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

/** Saves a text as a UTF-8 file, with a byte order mark: without it spreadsheets read another encoding. */
export const saveText = (name: string, mime: string, content: string): void =>
  saveFile(name, new Blob(['\ufeff', content], { type: `${mime};charset=utf-8` }))
