// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { placeSliders, takeEarlyMoves, takeSlider } from './price-sliders.ts'

const words = { anyPrice: 'No limit', currency: 'GBP', tag: 'en-GB' }
const form = () => document.querySelector('form') ?? document.createElement('form')
const input = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input')
const field = (name: string) => input(`[name=${name}]`)
const slider = (name: string) => input(`[data-price=${name}]`)
const said = (name: string) => slider(name).getAttribute('aria-valuetext')

function type(name: string, value: string): void {
  field(name).value = value
  placeSliders(form(), words)
}

function move(name: string, value: number): void {
  slider(name).value = String(value)
  takeSlider(form(), slider(name))
  placeSliders(form(), words)
}

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="from" /><input data-price="from" type="range" min="1" max="100" value="1" />
    <input name="to" /><input data-price="to" type="range" min="1" max="100" value="100" />
  </form>`
})

describe('a price slider', () => {
  it('stands where its field is, to the nearest whole amount', () => {
    type('from', '19.60')
    type('to', '£40')
    expect([slider('from').value, slider('to').value]).toEqual(['20', '40'])
    expect([said('from'), said('to')]).toEqual(['£19.60', '£40.00'])
  })

  it('stands at its end for an amount beyond it, and still says the amount', () => {
    type('to', '250')
    expect(slider('to').value).toBe('100')
    expect(said('to')).toBe('£250.00')
    expect(field('to').value).toBe('250')
  })

  it('sets no limit where its field is empty', () => {
    placeSliders(form(), words)
    expect([slider('from').value, slider('to').value]).toEqual(['1', '100'])
    expect([said('from'), said('to')]).toEqual(['No limit', 'No limit'])
  })

  it('stays where it is while its field can’t be read', () => {
    type('to', '40')
    type('to', '40x')
    expect(slider('to').value).toBe('40')
  })

  it('writes into its field what it is moved to', () => {
    move('from', 10)
    move('to', 30)
    expect([field('from').value, field('to').value]).toEqual(['10', '30'])
    expect(said('to')).toBe('£30.00')
  })

  it('takes the limit back at its open end', () => {
    move('from', 10)
    move('to', 30)
    move('from', 1)
    move('to', 100)
    expect([field('from').value, field('to').value]).toEqual(['', ''])
  })

  it('takes the other one along instead of crossing it', () => {
    move('to', 30)
    move('from', 40)
    expect([field('from').value, field('to').value]).toEqual(['40', '40'])
    move('to', 20)
    expect([field('from').value, slider('from').value]).toEqual(['20', '20'])
    type('from', '150')
    move('to', 90)
    expect(field('from').value).toBe('90')
  })

  it('counts although it was moved before this code was there', () => {
    slider('to').value = '25'
    field('from').value = '5'
    takeEarlyMoves(form())
    expect([field('from').value, field('to').value]).toEqual(['5', '25'])
  })
})
