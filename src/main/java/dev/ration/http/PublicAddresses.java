package dev.ration.http;

import java.net.InetAddress;

/** Which addresses are global unicast ones: what anybody on the Internet may reach (row 128). */
final class PublicAddresses {
  /** Network and length of prefix of what is refused in IPv4. */
  private static final int[][] REFUSED_V4 = {
      {0, 8}, {v4(10, 0), 8}, {v4(100, 64), 10}, {v4(127, 0), 8}, {v4(169, 254), 16}, {v4(172, 16), 12}, {v4(192, 0), 24},
      {v4(192, 0) | 2 << 8, 24}, {v4(192, 88) | 99 << 8, 24}, {v4(192, 168), 16}, {v4(198, 18), 15}, {v4(198, 51) | 100 << 8, 24},
      {v4(203, 0) | 113 << 8, 24}, {v4(224, 0), 4}, {v4(240, 0), 4}};

  private PublicAddresses() {}

  private static int v4(int a, int b) {
    return a << 24 | b << 16;
  }

  static boolean isPublic(InetAddress address) {
    byte[] b = address.getAddress();
    if (b.length == 4) {
      return isPublicV4(word(b, 0));
    }
    int high = word(b, 0);
    // Only 2000::/3 is global unicast: that leaves out ::, ::1, v4-mapped, 64:ff9b::/96, fc00::/7, fe80::/10 and ff00::/8.
    if (high >>> 29 != 1) {
      return false;
    }
    boolean sixToFour = high >>> 16 == 0x2002;
    boolean specialPurpose = high >>> 9 == 0x20010000 >>> 9;
    boolean documentation = high == 0x20010db8 || high >>> 12 == 0x3fff0;
    // ISATAP hides an IPv4 address in the last four bytes.
    boolean isatap = (word(b, 8) & 0xfcffffff) == 0x5efe;
    return !sixToFour && !specialPurpose && !documentation && !isatap;
  }

  private static boolean isPublicV4(int address) {
    for (int[] network : REFUSED_V4) {
      if ((address ^ network[0]) >>> 32 - network[1] == 0) {
        return false;
      }
    }
    return true;
  }

  private static int word(byte[] b, int i) {
    return b[i] << 24 | (b[i + 1] & 255) << 16 | (b[i + 2] & 255) << 8 | b[i + 3] & 255;
  }
}
