import { agent as words } from '@/text/ia-agent'
import { Conversation } from './agent/conversation.tsx'
import { AssistantFrame } from './assistant-frame.tsx'

/** Questions in French about the site, answered from its records (R13.3). */
export const AgentScreen = () => (
  <AssistantFrame title={words.title} engine="questions">
    <Conversation />
  </AssistantFrame>
)
