// A token that this browser makes for itself: 130 random bits, in the letters that the server uses.
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => letters[byte % letters.length]).join('');
}
