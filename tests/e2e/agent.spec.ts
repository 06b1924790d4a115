import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** Questions in French on the farm's records, from the screen and from the palette. */
test.use({ who: OPERATOR })

const open = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/ia/agent-ia`)
  await expect(field(page)).toBeVisible()
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Votre question' })
const ask = async (page: Page, question: string): Promise<void> => {
  await field(page).fill(question)
  await page.keyboard.press('Enter')
}
const turn = (page: Page, question: string) => page.getByRole('log').getByRole('article', { name: question })

test('[R13.3] a question is answered with its figure, its query and the page that shows it, and goes on', async ({
  page,
  origin,
}) => {
  await open(page, origin)
  await ask(page, 'Quelle est la capacité du bassin haut ?')
  const first = turn(page, 'Quelle est la capacité du bassin haut ?')
  await expect(first).toContainText('Bassin haut – capacité : 1 800 m³')
  await expect(first).toContainText('Requête : Capacité · Bassin haut · maintenant')
  await ask(page, 'et le bassin bas ?')
  await expect(turn(page, 'et le bassin bas ?')).toContainText('900 m³')
  await expect(field(page)).toHaveValue('')
  await turn(page, 'et le bassin bas ?').getByRole('link', { name: 'Voir la page' }).click()
  await expect(page).toHaveURL(`${origin}/eau/stockage/bassin-2`)
  // back from the page behind an answer, the conversation goes on
  await page.goBack()
  await expect(turn(page, 'et le bassin bas ?')).toContainText('900 m³')
  await ask(page, 'et le haut ?')
  await expect(turn(page, 'et le haut ?')).toContainText('1 800 m³')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('et le haut ?')
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0)
})

test('[R13.3] what can be read in several ways is asked back, and a choice answers it', async ({ page, origin }) => {
  await open(page, origin)
  await ask(page, 'Quelle est la contenance du bassin ?')
  await turn(page, 'Quelle est la contenance du bassin ?').getByRole('button', { name: 'Bassin haut' }).click()
  await expect(turn(page, 'Bassin haut')).toContainText('1 800 m³')
})

test('[R13.3] an order is refused, with the nearest questions instead, which are picked by keyboard', async ({
  page,
  origin,
}) => {
  await open(page, origin)
  await ask(page, 'coupe la pompe du forage 1')
  await expect(turn(page, 'coupe la pompe du forage 1')).toContainText('Je ne commande rien')
  const nearest = 'Combien d’eau Forage Aït Amira 1 a pompé hier ?'
  await page.getByRole('button', { name: nearest }).focus()
  await page.keyboard.press('Enter')
  await expect(turn(page, nearest)).toContainText(/[\d\s,]+m³/)
  await expect(field(page)).toBeFocused()
})

test('[R13.3] a question typed in the palette is asked on the screen', async ({ page, origin }) => {
  await page.goto(`${origin}/eau`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('contenance du bassin bas')
  await page.getByRole('option', { name: /Demander à l’Agent IA/ }).click()
  await expect(turn(page, 'contenance du bassin bas')).toContainText('900 m³')
  await expect(page).toHaveURL(`${origin}/ia/agent-ia`)
})

test.describe('while the way to the server is cut', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('[R13.3] a question that gets no answer says so, and can be asked again', async ({ page, origin, context }) => {
    await open(page, origin)
    await context.route('**/api/analyst/questions', (route) => route.abort())
    await ask(page, 'autonomie des bassins')
    const asked = turn(page, 'autonomie des bassins')
    await expect(asked.getByRole('alert').or(asked.getByRole('status'))).toContainText('pas pu être traitée')
    await context.unroute('**/api/analyst/questions')
    await asked.getByRole('button', { name: 'Réessayer' }).click()
    await expect(asked).toContainText('Autonomie')
  })
})

test.describe('put into words by a language model', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('[R13.3] what the rules do not answer is asked of the model; a figure that no record holds is withheld', async ({
    page,
    origin,
    model,
    trial,
  }) => {
    const question = 'raconte la journée de l’appareil d’essai'
    await open(page, origin)
    await ask(page, question)
    const asked = turn(page, question).first()
    const toModel = asked.getByRole('button', { name: 'Demander au modèle de langue' })
    await expect(toModel).toBeVisible()
    // no minute of a clock: a number of the time at which something was measured counts as found
    model.script([
      { reads: { tool: 'latest', metric: 'flow_m3h', of: [trial.id] } },
      { says: ['Cet appareil débite 10 m³/h.', ' Hier il débitait 97 m³/h.', ' C’est calme.'] },
    ])
    await toModel.click()
    const told = turn(page, question).last()
    await expect(told).toContainText('Cet appareil débite 10 m³/h.')
    await expect(told).toContainText('C’est calme.')
    await expect(told).toContainText('Formulé par un modèle de langue')
    await expect(told).toContainText('1 phrase retenue')
    await expect(told).not.toContainText('97')
    await expect(toModel).toBeHidden()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  })

  test('[R13.3] a model that fails says so in a word, and can be asked again', async ({
    page,
    origin,
    model,
    trial,
  }) => {
    const question = 'décris le temps qu’il fera'
    await open(page, origin)
    await ask(page, question)
    const asked = turn(page, question).last()
    model.script([{ fails: 401 }])
    await asked.getByRole('button', { name: 'Demander au modèle de langue' }).click()
    await expect(asked).toContainText('La question n’a pas pu être traitée.')
    model.script([{ reads: { tool: 'latest', metric: 'flow_m3h', of: [trial.id] } }, { says: ['Il débite 10 m³/h.'] }])
    await asked.getByRole('button', { name: 'Réessayer' }).click()
    await expect(asked).toContainText('Il débite 10 m³/h.')
  })
})
