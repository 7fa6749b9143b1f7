// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { RejectionReason } from '#domain/contract/run.ts'
import { totalStrength } from '../finder/total-words.ts'
import { reasonToRefuse } from '../safety.ts'
import { verdictOf } from '../verdict.ts'
import { fold } from './phrases.ts'

/** How the shops of one language speak. */
interface Speech {
  readonly refusals: readonly (readonly [string, RejectionReason])[]
  /** Refusals since another code is on, or this one already. */
  readonly occupied: readonly string[]
  readonly tooMany: readonly string[]
  readonly welcomes: readonly string[]
  /** Names of controls that are never pressed. */
  readonly buttons: readonly string[]
  /** Names of controls that may be pressed to apply a code. */
  readonly applying: readonly string[]
  readonly labels: readonly (readonly [string, 0 | 1 | 2])[]
}

const french: Speech = {
  refusals: [
    ['Ce code promo a expiré.', 'expired'],
    ['Ce bon de réduction n’est plus valable.', 'expired'],
    ["Ce code n'est plus actif", 'expired'],
    ["Cette offre n'est pas encore valable", 'expired'],
    ["Le code promo « ETE24 » n'existe pas !", 'unknown'],
    ['Le code saisi n’est pas valide', 'unknown'],
    ['Veuillez saisir un code promo valide', 'unknown'],
    ["Ce code n'est pas reconnu", 'unknown'],
    ['Vérifiez le code et essayez à nouveau.', 'unknown'],
    ['Le montant minimum de commande est de 50 €', 'minimum-not-reached'],
    ["Vous n'avez pas atteint le montant minimal requis", 'minimum-not-reached'],
    ['Vous avez déjà utilisé ce code', 'already-used'],
    ["Ce code ne peut être utilisé qu'une seule fois", 'already-used'],
    ["Ce code ne s'applique pas aux articles ajoutés au panier", 'not-for-these-goods'],
    ["Ce code promo n'est pas valide pour les produits en promotion", 'not-for-these-goods'],
    ['Code non éligible sur les articles de votre panier', 'not-for-these-goods'],
    ['Vous devez être connecté pour utiliser ce code', 'needs-sign-in'],
    ['Réservé à votre première commande', 'new-customers-only'],
    ["La limite d'utilisation du code promo a été atteinte.", 'limit-reached'],
    ["Le code n'a pas pu être appliqué", 'unstated'],
  ],
  occupied: [
    'Code promo déjà appliqué !',
    "Ce code n'est pas cumulable avec un autre bon",
    'Un seul code promo par commande',
  ],
  tooMany: ['Trop de tentatives, réessayez plus tard', 'Réessayez dans 5 minutes'],
  welcomes: [
    'Code promo appliqué avec succès.',
    'Votre réduction a été appliquée',
    'Le code ETE24 a été ajouté à votre panier',
    'Votre code a bien été pris en compte',
    'Coupon activé',
    'Code accepté : vous économisez 5 €',
  ],
  buttons: [
    'Passer commande',
    'Valider la commande',
    'Valider le panier',
    'Finaliser mes achats',
    'Poursuivre vers la livraison',
    'Procéder au paiement',
    'Se connecter',
    'S’inscrire',
    "Supprimer l'article",
    'Actualiser le panier',
    'Vider le panier',
    "Ajouter à la liste d'envies",
    'Augmenter la quantité',
  ],
  applying: ['Appliquer', 'Utiliser ce code promo', 'Valider', 'Ajouter le bon de réduction'],
  labels: [
    ['Total TTC', 2],
    ['Net à payer', 2],
    ['Total estimé', 2],
    ['Total après remise', 1],
    ['Sous-total', 0],
    ['Total avant remise', 0],
    ['Total de vos économies', 0],
    ['Solde total', 0],
    ['Total des mensualités', 0],
    ['Total HT', 0],
    ['Total points', 0],
  ],
}

const spanish: Speech = {
  refusals: [
    ['Este cupón ha caducado.', 'expired'],
    ['El código expiró el 1 de mayo', 'expired'],
    ['Esta promoción está caducada', 'expired'],
    ['Este cupón ya no es válido', 'expired'],
    ['Este cupón aún no está disponible', 'expired'],
    ['El cupón «VERANO» no existe', 'unknown'],
    ['El código de cupón no es válido. Verifique el código e inténtelo de nuevo.', 'unknown'],
    ['No se ha encontrado el código', 'unknown'],
    ['Introduce un código de descuento válido', 'unknown'],
    ['El gasto mínimo para este cupón es 50 €', 'minimum-not-reached'],
    ['Compra mínima de 30 €', 'minimum-not-reached'],
    ['Tu pedido no alcanza el importe necesario', 'minimum-not-reached'],
    ['Este cupón ya ha sido utilizado', 'already-used'],
    ['Ya has usado este cupón', 'already-used'],
    ['Este cupón no es válido para los productos de tu carrito', 'not-for-these-goods'],
    ['Lo siento, este cupón no es aplicable al contenido de tu carrito.', 'not-for-these-goods'],
    ['Inicie sesión para usar este código', 'needs-sign-in'],
    ['Cupón válido en tu primera compra', 'new-customers-only'],
    ['Este cupón ha alcanzado el límite de usos', 'limit-reached'],
    ['El código no ha podido ser aplicado', 'unstated'],
    ['Cupón no aplicado', 'unstated'],
    ['No puede usar este vale', 'unstated'],
  ],
  occupied: [
    '¡El código de cupón ya ha sido aplicado!',
    'Este descuento no es acumulable con otras ofertas',
    'No se puede usar junto con otros cupones',
  ],
  tooMany: ['Demasiados intentos', 'Inténtalo de nuevo más tarde'],
  welcomes: [
    'Código de cupón aplicado correctamente.',
    'Promoción aplicada',
    'Cupón añadido con éxito',
    'El código VERANO se ha activado',
    'Descuento aplicado: has ahorrado 5 €',
    'Cupón canjeado',
  ],
  buttons: [
    'Realizar pedido',
    'Tramitar pedido',
    'Finalizar compra',
    'Ir a la caja',
    'Proceder al pago',
    'Iniciar sesión',
    'Actualizar carrito',
    'Eliminar artículo',
    'Eliminar producto',
    'Vaciar carrito',
    'Añadir a la lista de deseos',
    'Guardar para más tarde',
    'Aumentar cantidad',
  ],
  applying: ['Aplicar', 'Canjear cupón', 'Usar código', 'Añadir descuento'],
  labels: [
    ['Total del pedido', 2],
    ['Importe total', 2],
    ['Total a pagar', 2],
    ['Total (impuestos incl.)', 1],
    ['Total IVA incluido', 1],
    ['Total parcial', 0],
    ['Ahorro total', 0],
    ['Saldo total', 0],
    ['Total sin IVA', 0],
    ['Total antes de descuentos', 0],
    ['Total en 3 cuotas', 0],
    ['Total premios', 0],
  ],
}

const italian: Speech = {
  refusals: [
    ['Questo codice sconto è scaduto.', 'expired'],
    ['La promozione è scaduta', 'expired'],
    ['Questo codice sconto non è più attivo', 'expired'],
    ['Il codice non è ancora attivo', 'expired'],
    ['Codice sconto non valido.', 'unknown'],
    ['Il codice promozionale «ESTATE» non esiste!', 'unknown'],
    ['Inserisci un codice sconto valido', 'unknown'],
    ['Il codice non è stato trovato', 'unknown'],
    ['La spesa minima per questo codice promozionale è 50 €', 'minimum-not-reached'],
    ['Importo non raggiunto per questo codice', 'minimum-not-reached'],
    ['Codice già utilizzato', 'already-used'],
    ['Il buono è già stato usato', 'already-used'],
    ['Questo coupon non è applicabile ai prodotti nel tuo carrello', 'not-for-these-goods'],
    ['Il codice non è valido per i prodotti in saldo', 'not-for-these-goods'],
    ['Effettua l’accesso per usare il codice', 'needs-sign-in'],
    ['Valido solo per nuovi clienti', 'new-customers-only'],
    ['Questo codice sconto ha raggiunto il limite di utilizzi', 'limit-reached'],
    ['Il buono non può essere applicato', 'unstated'],
    ['Il codice non è stato applicato', 'unstated'],
  ],
  occupied: [
    'Il codice promozionale è stato già applicato!',
    'Sconto non cumulabile con altre offerte',
    'Non può essere usato insieme ad altri coupon',
  ],
  tooMany: ['Troppe richieste', 'Riprova tra poco, o riprova più tardi'],
  welcomes: [
    'Codice promozionale applicato con successo.',
    'La promozione è stata applicata',
    'Buono aggiunto al carrello',
    'Codice ESTATE accettato',
    'Coupon attivato: hai risparmiato 5 €',
    'Buono sconto riscattato',
  ],
  buttons: [
    'Procedi all’ordine',
    'Vai alla cassa',
    'Concludi l’ordine',
    'Ordina e paga',
    'Prosegui',
    'Completa acquisto',
    'Accedi',
    'Aggiorna carrello',
    'Rimuovi articolo',
    'Rimuovi prodotto',
    'Svuota carrello',
    'Aggiungi alla lista dei desideri',
    'Salva per dopo',
    'Diminuisci quantità',
  ],
  applying: ['Applica', 'Usa codice', 'Riscatta buono', 'Inserisci codice sconto'],
  labels: [
    ['Totale ordine', 2],
    ['Totale da pagare', 2],
    ['Importo dovuto', 2],
    ['Totale IVA inclusa', 1],
    ['Totale dopo lo sconto', 1],
    ['Totale provvisorio', 0],
    ['Totale parziale', 0],
    ['Totale buoni', 0],
    ['Saldo totale', 0],
    ['Totale risparmiato', 0],
    ['Totale imposte', 0],
  ],
}

const dutch: Speech = {
  refusals: [
    ['Deze kortingscode is verlopen.', 'expired'],
    ['Deze kortingscode is niet langer geldig', 'expired'],
    ['Deze kortingscode is nog niet geldig', 'expired'],
    ['Deze code is niet meer actief', 'expired'],
    ['Ongeldige kortingscode', 'unknown'],
    ['Kortingscode niet gevonden of niet actief.', 'unknown'],
    ['Kortingscode bestaat niet!', 'unknown'],
    ['Voer een geldige kortingscode in', 'unknown'],
    ['Dit is geen geldige code', 'unknown'],
    ['De minimale besteding voor deze kortingscode is € 50', 'minimum-not-reached'],
    ['Alleen geldig bij bestellingen vanaf € 50', 'minimum-not-reached'],
    ['Besteed nog € 10 om deze code te gebruiken', 'minimum-not-reached'],
    ['Je hebt deze kortingscode al gebruikt', 'already-used'],
    ['Deze waardebon is al ingewisseld', 'already-used'],
    ['Deze kortingscode is niet van toepassing op je winkelwagen', 'not-for-these-goods'],
    ['De code geldt alleen op artikelen uit de collectie', 'not-for-these-goods'],
    ['Je moet ingelogd zijn om deze code te gebruiken', 'needs-sign-in'],
    ['Alleen voor nieuwe klanten', 'new-customers-only'],
    ['Kortingscode heeft zijn gebruikslimiet bereikt.', 'limit-reached'],
    ['De code kan op dit moment niet worden toegepast', 'unstated'],
  ],
  occupied: [
    'Waardebon al toegepast!',
    'Kan niet worden gecombineerd met andere acties',
    'Er is maar één kortingscode per bestelling mogelijk',
  ],
  tooMany: ['Te veel pogingen', 'Probeer het over een paar minuten of later'],
  welcomes: [
    'Kortingscode succesvol toegepast.',
    'De korting is toegevoegd',
    'Code ZOMER geaccepteerd',
    'Je bespaart € 5 met deze code',
    'Waardebon verzilverd',
    'Kortingscode geactiveerd',
  ],
  buttons: [
    'Bestelling plaatsen',
    'Ga naar de kassa',
    'Betaal nu',
    'Bestelling afronden',
    'Voltooi betaling',
    'Koop nu',
    'Inloggen',
    'Winkelwagen bijwerken',
    'Artikel verwijderen',
    'Winkelwagen leegmaken',
    'Op verlanglijstje zetten',
    'Bewaren voor later',
    'Aantal verhogen',
  ],
  applying: ['Toepassen', 'Promotiecode toepassen', 'Code gebruiken', 'Verzilveren'],
  labels: [
    ['Te betalen', 2],
    ['Eindtotaal', 2],
    ['Ordertotaal', 2],
    ['Totaal incl. btw', 1],
    ['Totaal na korting', 1],
    ['Subtotaal', 0],
    ['Totaal voordeel', 0],
    ['Totaal tegoed', 0],
    ['Totaal excl. btw', 0],
    ['Totaal aanbetaling', 0],
    ['Totaal artikelen', 0],
  ],
}

const polish: Speech = {
  refusals: [
    ['Ten kod rabatowy wygasł.', 'expired'],
    ['Kupon utracił ważność', 'expired'],
    ['Kod rabatowy nie jest jeszcze aktywny', 'expired'],
    ['Ten kod nie jest już ważny', 'expired'],
    ['Nieprawidłowy kod rabatowy.', 'unknown'],
    ['Kupon „LATO” nie istnieje!', 'unknown'],
    ['Podany kod jest niepoprawny', 'unknown'],
    ['Kod kuponu nie jest prawidłowy. Sprawdź kod.', 'unknown'],
    ['Wpisz prawidłowy kod', 'unknown'],
    ['Minimalna kwota zakupów dla tego kuponu wynosi 50 zł', 'minimum-not-reached'],
    ['Minimalną wartością zamówienia jest 100 zł', 'minimum-not-reached'],
    ['Nie osiągnięto wymaganej kwoty', 'minimum-not-reached'],
    ['Ten kod rabatowy został już wykorzystany.', 'already-used'],
    ['Już użyłeś tego kodu', 'already-used'],
    ['Kupon nie może być zastosowany do zawartości koszyka', 'not-for-these-goods'],
    ['Nie możesz użyć tego kodu z tymi produktami.', 'not-for-these-goods'],
    ['Ten kod nie działa dla tego produktu.', 'not-for-these-goods'],
    ['Musisz być zalogowany, aby użyć tego kodu rabatowego.', 'needs-sign-in'],
    ['Kod tylko dla nowych klientów', 'new-customers-only'],
    ['Limit użycia kodu został wyczerpany', 'limit-reached'],
    ['Nie udało się dodać kodu', 'unstated'],
    ['Kod rabatowy nie został zastosowany', 'unstated'],
  ],
  occupied: [
    'Kod kuponu został już zastosowany!',
    'Kodów nie można łączyć z innymi promocjami',
    'Można użyć tylko jeden kod',
  ],
  tooMany: ['Zbyt wiele prób', 'Spróbuj ponownie później'],
  welcomes: [
    'Kod kuponu został zastosowany.',
    'Kupon został pomyślnie dodany',
    'Rabat został naliczony',
    'Kod LATO został przyjęty',
    'Oszczędzasz 5 zł',
    'Kod rabatowy aktywowany',
  ],
  buttons: [
    'Zamawiam i płacę',
    'Złóż zamówienie',
    'Przejdź do kasy',
    'Wybierz metodę płatności',
    'Kontynuuj zakupy',
    'Potwierdzam',
    'Zaloguj się',
    'Zaktualizuj koszyk',
    'Usuń produkt',
    'Opróżnij koszyk',
    'Dodaj do listy życzeń',
    'Zwiększ ilość',
  ],
  applying: ['Zastosuj', 'Dodaj kod', 'Zrealizuj kupon', 'Użyj kodu rabatowego'],
  labels: [
    ['Do zapłaty', 2],
    ['Razem do zapłaty', 2],
    ['Wartość zamówienia', 2],
    ['Razem z dostawą', 1],
    ['Suma po rabacie', 1],
    ['Suma częściowa', 0],
    ['Łącznie oszczędzasz', 0],
    ['Suma rabatów', 0],
    ['Razem netto', 0],
    ['Suma punktów', 0],
    ['Razem przed rabatem', 0],
  ],
}

const portuguese: Speech = {
  refusals: [
    ['Este cupom expirou.', 'expired'],
    ['O cupão já não é válido', 'expired'],
    ['Este cupom ainda não é válido.', 'expired'],
    ['A promoção terminou.', 'expired'],
    ['O cupom "VERAO" não existe!', 'unknown'],
    ['O código do cupão não é válido', 'unknown'],
    ['Cupom não encontrado.', 'unknown'],
    ['Insira um código de desconto válido', 'unknown'],
    ['O gasto mínimo para este cupom é R$ 50', 'minimum-not-reached'],
    ['Cupom válido para compras acima de R$ 100', 'minimum-not-reached'],
    ['O carrinho não atingiu o valor do cupão', 'minimum-not-reached'],
    ['Este cupom já foi utilizado.', 'already-used'],
    ['Já utilizou este cupão', 'already-used'],
    ['Desculpe, este cupom não é aplicável ao conteúdo do seu carrinho.', 'not-for-these-goods'],
    ['O cupão não é válido para os artigos do carrinho', 'not-for-these-goods'],
    ['Inicie sessão para usar este cupão', 'needs-sign-in'],
    ['Faça login para usar o cupom', 'needs-sign-in'],
    ['Cupom apenas para a primeira compra', 'new-customers-only'],
    ['Este cupom atingiu o limite de usos', 'limit-reached'],
    ['Não foi possível aplicar o código', 'unstated'],
    ['Este cupão não pode ser aplicado', 'unstated'],
  ],
  occupied: [
    'Este cupom já foi aplicado.',
    'Desconto não acumulável com outras promoções',
    'Apenas um cupom por pedido',
  ],
  tooMany: ['Muitas tentativas', 'Tente novamente mais tarde'],
  welcomes: [
    'Código de cupom aplicado com sucesso.',
    'Cupão adicionado ao carrinho',
    'O código VERAO foi aceite',
    'Você economizou R$ 5',
    'Desconto ativado',
    'Cupom resgatado',
  ],
  buttons: [
    'Finalizar compra',
    'Fechar pedido',
    'Concluir',
    'Prosseguir para o pagamento',
    'Encomendar',
    'Iniciar sessão',
    'Atualizar carrinho',
    'Remover item',
    'Remover produto',
    'Limpar carrinho',
    'Adicionar à lista de desejos',
    'Guardar para mais tarde',
    'Aumentar quantidade',
  ],
  applying: ['Aplicar', 'Usar cupom', 'Adicionar cupão', 'Resgatar código'],
  labels: [
    ['Total do pedido', 2],
    ['Total da encomenda', 2],
    ['Valor a pagar', 2],
    ['Total com IVA', 1],
    ['Total após desconto', 1],
    ['Total parcial', 0],
    ['Total de desconto', 0],
    ['Saldo total', 0],
    ['Total dos portes', 0],
    ['Total sem juros', 0],
    ['Total em parcelas', 0],
  ],
}

describe.each([
  ['French', french],
  ['Spanish', spanish],
  ['Italian', italian],
  ['Dutch', dutch],
  ['Polish', polish],
  ['Portuguese', portuguese],
] as const)('a shop that speaks %s', (_, speech) => {
  it.each(speech.refusals)('refuses in "%s": %s', (message, reason) => {
    expect(verdictOf(message)).toMatchObject({ kind: 'refused', reason })
  })

  it.each(speech.occupied)('has a code on already in "%s"', (message) => {
    expect(verdictOf(message)).toMatchObject({ kind: 'refused', isOccupied: true })
  })

  it.each(speech.tooMany)('asks for patience in "%s"', (message) => {
    expect(verdictOf(message)).toEqual({ kind: 'too-many' })
  })

  it.each(speech.welcomes)('welcomes in "%s"', (message) => {
    expect(verdictOf(message)).toEqual({ kind: 'welcomed' })
  })

  it.each(speech.buttons)('has "%s", which is never pressed', (name) => {
    expect(reasonToRefuse(button(name), 'apply')).toBe(`it says "${fold(name)}"`)
  })

  it.each(speech.applying)('has "%s", which may be pressed', (name) => {
    expect(reasonToRefuse(button(name), 'apply')).toBeUndefined()
  })

  it.each(speech.labels)('labels a sum "%s": strength %i', (label, strength) => {
    expect(totalStrength(label)).toBe(strength)
  })
})

describe('the words of all languages together', () => {
  it.each([
    'Free delivery on Mondays',
    'Expires on 31 December',
    'You are eligible for free returns',
    'Exclusive offers for members',
    'Get our application for your phone',
    'In unserer Kassa zahlen Sie bequem',
    'Livraison offerte dès 49 €',
    'Vous cumulez 12 points',
    'Envío en 24 horas',
    'Spedizione gratuita',
    'Laagste prijs van de afgelopen 30 dagen',
    'Darmowa dostawa od 200 zł',
    'Guardado para más tarde',
    'Frete grátis acima de R$ 199',
  ])('find no verdict in "%s"', (message) => {
    expect(verdictOf(message)).toBeUndefined()
  })
})

function button(name: string): Element {
  const control = document.createElement('button')
  control.textContent = name
  document.body.replaceChildren(control)
  return control
}
