import { pictureTool } from '@vigie/contracts/rest/analyst'
import { iaPictures as words } from '@/text/ia-pictures'
import { SegmentedControl } from '@/ui/segmented-control'
import { Skeleton } from '@/ui/skeleton'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { AssistantFrame } from './assistant-frame.tsx'
import { ToolPane } from './pictures/tool-pane.tsx'
import { usePictureChoice } from './pictures/use-picture-choice.ts'

const TOOLS = pictureTool.options.map((value) => ({ value, label: words.tools[value] }))

/** Reads counters, water levels and green cover from pictures; which tool and device are part of the address. */
export const ImageProcessingScreen = () => {
  const { tool, device, chooseTool, chooseDevice } = usePictureChoice()
  return (
    <AssistantFrame
      title={words.title}
      engine="pictures"
      beside={<SegmentedControl label={words.chooseTool} value={tool} options={TOOLS} onValueChange={chooseTool} />}
    >
      <p className="max-w-prose text-muted text-sm">{words.about[tool]}</p>
      <DevicesGate skeleton={<Skeleton className="h-40 w-full" />}>
        {(devices) => <ToolPane tool={tool} devices={devices} chosen={device} onChoose={chooseDevice} />}
      </DevicesGate>
    </AssistantFrame>
  )
}
