/**
 * Loaded before the shop, which listens on all of the machine's addresses: it listens on the one
 * that no other machine reaches.
 */
import { Server } from 'node:net'

const listen = Reflect.get(Server.prototype, 'listen') as (...args: unknown[]) => Server

Server.prototype.listen = function (this: Server, port: unknown) {
  return Reflect.apply(listen, this, [port, '127.0.0.1'])
}
