// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { usePictureChoice } from './use-picture-choice.ts'

afterEach(cleanup)

const openPage = (address: string) => {
  const made: { choice?: ReturnType<typeof usePictureChoice> } = {}
  const Page = () => {
    made.choice = usePictureChoice()
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { made, search: () => router.state.location.search }
}

test('[R13.1] [12.18] of the tool and the device chosen before the page is drawn again both stand', async () => {
  const { made, search } = openPage('/ia/traitement-image')
  expect(made.choice).toMatchObject({ tool: 'meter', device: null })
  await act(async () => {
    made.choice?.chooseTool('level')
    made.choice?.chooseDevice('bassin-1')
  })
  expect(search()).toBe('?outil=level&appareil=bassin-1')
  expect(made.choice).toMatchObject({ tool: 'level', device: 'bassin-1' })
})

test('[R13.1] another tool has devices of its own: the device of the one before is not kept', async () => {
  const { made, search } = openPage('/ia/traitement-image?outil=level&appareil=bassin-1')
  await act(async () => made.choice?.chooseTool('meter'))
  expect(search()).toBe('?outil=meter')
})

test('[R13.1] an address that names no tool, or one that is none, opens the first', () => {
  expect(openPage('/ia/traitement-image?outil=radar').made.choice?.tool).toBe('meter')
})
