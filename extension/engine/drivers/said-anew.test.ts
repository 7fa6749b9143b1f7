import { describe, expect, it } from 'vitest'
import type { Sight } from '../look.ts'
import { isAnswered, isAsking } from './said-anew.ts'

const saying = (...messages: string[]) =>
  ({ messages, applied: [], total: undefined }) as unknown as Sight
const before = saying('Delivery £4.00')

describe('what the page says anew', () => {
  it.each([
    'Checking your code…',
    'Applying',
    'Wird geprüft',
    'Code wird gerade eingelöst',
    'Vérification en cours',
    'Comprobando el código',
    'Verifica in corso',
    'Wordt gecontroleerd',
    'Sprawdzamy kod',
    'A verificar o código',
  ])('is no answer yet: %s', (message) => {
    const now = saying('Delivery £4.00', message)
    expect(isAsking(now, before)).toBe(true)
    expect(isAnswered(now, before)).toBe(false)
  })

  it.each([
    'Applying this code to goods that are reduced already is not possible',
    'Der Code wurde geprüft und ist abgelaufen',
    'Offre déjà en cours de validité pour un autre panier de la boutique',
    'Code added',
  ])('is an answer: %s', (message) => {
    const now = saying('Delivery £4.00', message)
    expect(isAsking(now, before)).toBe(false)
    expect(isAnswered(now, before)).toBe(true)
  })
})
