import { expect, it } from 'vitest'
import { noticeOf, withoutNotice } from './notice.ts'

it('an address brings a message along by its name', () => {
  expect(noticeOf([['notice', 'post-not-found']])).toEqual({
    group: 'general',
    level: 'danger',
    text: 'postNotFound',
  })
})

it.each(['', 'constructor', 'You have won!'])('“%s” is no message of ours', (name) => {
  expect(noticeOf([['notice', name]])).toBeUndefined()
})

it('an address without a message brings none', () => {
  expect(noticeOf([['page', '2']])).toBeUndefined()
})

it('what was said leaves the address, and nothing else does', () => {
  const query = [
    ['notice', 'post-not-found'],
    ['page', '2'],
  ] as const
  expect(withoutNotice(query)).toEqual([['page', '2']])
})
