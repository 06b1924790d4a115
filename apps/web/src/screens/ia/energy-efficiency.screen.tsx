import { iaEfficiency as words } from '@/text/ia-efficiency'
import { AssistantFrame } from './assistant-frame.tsx'
import { EfficiencyBody } from './efficiency/efficiency-body.tsx'

/** Leaks, drifts and stuck sensors with their evidence, the pumps' baselines, and another schedule. */
export const EnergyEfficiencyScreen = () => (
  <AssistantFrame title={words.title} engine="efficiency">
    <EfficiencyBody />
  </AssistantFrame>
)
