import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts, requireFree } from './ports.ts'

test('a port in use is named with the part that needs it and what to do', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const taken = (other.address() as AddressInfo).port
  const free = await freePorts()
  await expect(requireFree({ ...free, shop: taken })).rejects.toThrow(
    `Port ${taken}, which the shop needs, is in use: end the program that listens there, or set POUCH_SHOP_PORT to another port.`,
  )
  await new Promise((done) => other.close(done))
})

test('free ports are free and differ', async () => {
  const ports = await freePorts()
  await requireFree(ports)
  expect(new Set(Object.values(ports)).size).toBe(3)
})
