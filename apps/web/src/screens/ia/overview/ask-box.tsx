import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { questionPath } from '@/paths'
import { agent as words } from '@/text/ia-agent'
import { AskForm } from '../agent/ask-form.tsx'

/** A question that is asked on the assistant's own screen. */
export const AskBox = () => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') navigate(questionPath(typed.trim()))
  }
  return <AskForm label={words.field} typed={typed} onType={setTyped} onSubmit={onSubmit} isIconOnly />
}
