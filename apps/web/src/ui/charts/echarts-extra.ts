// What only the technical and KPI screens draw with, on top of what every chart needs.
import { SankeyChart } from 'echarts/charts'
import { MarkAreaComponent, MarkLineComponent } from 'echarts/components'
import { use } from 'echarts/core'

use([SankeyChart, MarkAreaComponent, MarkLineComponent])

export type { SankeySeriesOption } from 'echarts/charts'
