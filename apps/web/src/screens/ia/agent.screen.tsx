import { Plus } from 'lucide-react'
import { agent as words } from '@/text/ia-agent'
import { Button } from '@/ui/button'
import { Conversation } from './agent/conversation.tsx'
import { useConversation } from './agent/use-conversation.ts'
import { AssistantFrame } from './assistant-frame.tsx'

/** Questions in French about the site, answered from its records (R13.3). */
export const AgentScreen = () => {
  const conversation = useConversation()
  const { turns, isAsking, clear } = conversation
  const anew = turns.length > 0 && (
    <Button variant="soft" size="sm" disabled={isAsking} onClick={clear}>
      <Plus aria-hidden />
      {words.clear}
    </Button>
  )
  return (
    <AssistantFrame title={words.title} engine="questions" beside={anew}>
      <Conversation {...conversation} />
    </AssistantFrame>
  )
}
