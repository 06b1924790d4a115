import { ACT_OF, type ManagerQuestion } from '@vigie/machines/alarm-list'
import { alarmText } from '@/text/alarms'
import { TextQuestion } from './text-question.tsx'

const { managed, shelving } = alarmText

/** What an administrator has to say before alarms are kept from view, or given back: the reason. */
export const Managing = ({ question }: { readonly question: ManagerQuestion }) => {
  const { title, help, act } = managed[question]
  return (
    <TextQuestion
      title={title}
      help={help}
      label={shelving.reason}
      missing={shelving.reasonMissing}
      send={act}
      orderOf={(reason) => ({ act: ACT_OF[question], reason })}
    />
  )
}
