import { expect, test } from 'vitest'
import { generatePassword } from '@/ui/password-generator'
import { isGuessable } from './guessable.ts'
import { isStrongPassword } from './password-rules.ts'

test.each(['Password1!', 'Azerty123!', 'Motdepasse1!', 'P@ssw0rd', 'Qwerty123!', 'aB3!aB3!', 'Marseille13!'])(
  '%s keeps the rules and is refused all the same: it is among the first to be tried [R5.1]',
  async (password) => {
    expect(isStrongPassword(password)).toBe(true)
    expect(await isGuessable(password, [])).toBe(true)
  },
)

test('so is what is made of the name, the address or the site of the person', async () => {
  const own = ['Khadija Ouazzani', 'k.ouazzani@vigie.test', 'chaib']
  for (const password of ['Ouazzani-1!', 'Khadija#20', 'Chaib-2026'])
    expect(await isGuessable(password, own)).toBe(true)
})

test('every generated password is taken [R5.2]', async () => {
  for (let round = 0; round < 50; round += 1) expect(await isGuessable(generatePassword(), ['vigie'])).toBe(false)
})
