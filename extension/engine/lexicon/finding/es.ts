import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'código de ahorro, código vip, cupón*, vale, descuento*, códigos promocionales, promoción, ' +
    'código oferta, código de campaña, código de bono, código bono, código ahorro, ' +
    'código de rebaja, código de bienvenida, código especial, clave promocional, ' +
    'código de convenio, código de beneficio, código de canje',
  weakField: '',
  gift:
    'tarjeta regalo, tarjeta de regalo, cheque regalo, vale regalo, certificado de regalo*, ' +
    'certificado regalo, cupón de regalo, código de regalo, código regalo',
  decoy:
    'código de confirmación, propina*, pasaporte, dni, nie, rfc, matrícula, empleado*, asesor, ' +
    'número de tarjeta, tarjeta de cliente, búsqueda, boletín, correo*, fidelidad, referencia, ' +
    'ciudad, provincia, región, país, dirección, código de seguridad, cantidad, nombre, ' +
    'apellidos, contraseña, envío, puntos, código de acceso, código de invitación, ' +
    'código de activación, código de verificación, número de pedido, número de seguimiento, ' +
    'referido*, bono cultural',
  apply:
    'canjear, añadir, activar, agregar, introducir, aplica, canjea, añade, descontar, ' +
    'obtener descuento',
  weakApply:
    'aceptar, guardar, ingresar, comprobar, chequear, insertar, probar, ir, calcular, confirmar',
  reveal: 'tienes, tengo, tiene, añadir, introducir, introduce, canjear, dispongo, poner',
  remove:
    'sacar, sacá, quitá, eliminá, no usar, eliminar, cancelar, anular, quitar, borrar, ' +
    'retirar, quite, quitado, desactivar, deshacer, descartar, no utilizar, desaplicar, ' +
    'desvincular, dejar de aplicar, dejar de usar, limpiar',
  bareCode:
    'código, tu código, su código, introduce un código, introduce el código, ' +
    'introduce tu código, introducir código, introduzca su código, introduzca el código, ' +
    'ingresa tu código, ingresa el código, ingresa un código, añadir código, añade un código, ' +
    'tienes un código, escribe tu código, otro código, añadir otro código, ' +
    'escribe tu código aquí, ingresá el código, ingresá tu código',
  worth: 'vale, bono descuento, cheque descuento',
}
