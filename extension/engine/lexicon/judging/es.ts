import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'pago, tramitar*, completar, proceder, caja, siguiente, sesión, acceder, registr*, crear, ' +
    'actualizar, modificar, cantidad, vaciar, artículo, producto, deseos, favoritos, guardar, ' +
    'volver, suscribir*, añadir al carrito, añadir a la cesta, agregar al carrito, cambios, ' +
    'terminar, esta dirección',
  applied:
    'aplicada*, añadid*, agregad*, aceptado*, canjeado*, éxito, activado*, has ahorrado, ' +
    'se aplicó, validado*, correctamente, has conseguido, descontado*, disfruta de',
  discount:
    'descuento*, cupón*, promoción, vale, ahorro*, bonificación, rebaja, reducción, ' +
    'promociones, deducción',
  quantity: 'cantidad, cant, unidades, uds',
  goods: 'artículo*, carrito, cesta',
  freeDelivery: 'gastos de envío gratuitos',
  freeGift:
    'regalo gratis, regalo añadido, producto gratis, producto de regalo, artículo gratis, ' +
    'obsequio, regalo incluido',
  expired:
    'ya terminó, ya acabó, caducad*, caducó, expirad*, expiró, vencid*, ya no es válid*, ' +
    'ya no está, aún no es, aún no está, finalizada, finalizado, ya no se puede, terminado, ' +
    'todavía no está, venció, fecha de validez, periodo de validez',
  unknown:
    'ortografía, no nos suena, no válido*, no es válido*, un código * válido, un cupón válido, ' +
    'no existe, no encontrado*, no se encontr*, no se ha encontr*, no reconoc*, desconocido*, ' +
    'no encontramos, no hemos encontrado, erróneo, no es correcto, comprueba el código, ' +
    'revisa el código, equivocado, no localizado, no corresponde',
  minimum:
    'al menos, requiere una compra, requiere un pedido, no alcanza*, superiores a, ' +
    'a partir de * compra, por debajo, faltan * cupón, faltan # código, añade # más',
  used:
    'ya utiliz*, ya usado*, ya ha sido u*, ya se ha u*, ya has u*, ya fue u*, sola vez, ' +
    'ya se ha aplic*, ya está aplic*, ya está disponible en, ya canjead*, un solo uso, ' +
    'un único uso, una vez por, ya se utiliz*, ya lo has usado, ya has canjeado, ' +
    'ya ha sido canjeado, ya usaste, ya se usó, ya disfrutaste, ya ha sido gastado, ' +
    'código una vez',
  otherGoods:
    'no es elegible*, no son elegibles, no elegible*, no se aplica, no aplica, no aplicable*, ' +
    'no es aplicable, no es válido para, no válido para, productos seleccionados, ' +
    'estos productos, solo válido, solo para, no se dispone, ningún producto, ningún artículo, ' +
    'productos rebajados, artículos de tu, artículos de su, productos de tu, productos de su, ' +
    'determinados productos, no incluye, no válido en, algunos productos, no es válido en, ' +
    'excluid*, productos participantes, sin rebaja, no válida en',
  signIn:
    'sesión, regístrate, socios, identifícate, crear una cuenta, estar registrado, ' +
    'crea una cuenta, necesitas una cuenta, miembros, a tu cuenta',
  newCustomers:
    'nuevos clientes, clientes nuevos, primer pedido, primera compra, nuevos usuarios, ' +
    'nuevos suscriptores, primera reserva, por primera vez',
  limit:
    'demasiadas veces, número máximo, agotado*, ya no quedan, cupo, se han canjeado, ' +
    'usos disponibles, máximo de usos, se agotaron',
  tooMany: 'superado el número, superado el máximo',
  later: 'inténtalo * tarde, inténtelo * tarde, intente * tarde, vuelve a intentarlo',
  attempts: 'intentos, solicitudes, peticiones',
  occupied:
    'solo un, acumulable*, ya tienes un, ya aplicado*, ya ha sido aplicado*, ' +
    'ya está aplicado*, ya está en, otro cupón, otro código, otros cup*, combinar, solo puede, ' +
    'ya hay un, combinable, combinables, sólo se puede, solo se permite, un código por, ' +
    'un cupón por, uno por pedido, no se combina*, no combina*, no se acumula*, código actual, ' +
    'no es compatible, acumular, descuentos actuales, promoción activa, ya introducido*, ' +
    'ya añadido*, ya ha sido añadido*',
  refused:
    'no disponible, no cumple, solo en la app, válido en la app, desactivado, bloqueado, ' +
    'problema, ningún descuento, solo en tienda, no es para ti, salido mal, ido mal, ' +
    'no funcion*, no aplicado*, no se ha, no se pu*, no pued*, no ha, no fue, no está, ' +
    'no funciona, error, lo siento, lo sentimos, rechazado*, imposible, en la app, ' +
    'en nuestra app, solo se puede, solo puede',
}
