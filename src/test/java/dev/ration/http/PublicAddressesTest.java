package dev.ration.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** row 128: what is not global unicast is refused; attack 39. */
class PublicAddressesTest {

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
      "127.255.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.0.1", "192.168.255.255",
      "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "192.88.99.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
      "255.255.255.255", "::", "::1", "::2", "::127.0.0.1", "fc00::1", "fdff::1", "fe80::1", "febf::1", "fec0::1", "ff02::1",
      "64:ff9b::7f00:1", "64:ff9b::1.1.1.1", "64:ff9b:1::1", "100::1", "2002:7f00:1::", "2002::1", "2001::1", "2001:db8::1",
      "2001:10::1", "3fff::1", "2606:4700::5efe:7f00:1", "2606:4700::200:5efe:10.0.0.1", "4000::1"})
  void refused(String address) throws UnknownHostException { // row 128
    assertFalse(PublicAddresses.isPublic(InetAddress.getByName(address)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"::ffff:127.0.0.1", "::ffff:10.0.0.1"})
  void mapped(String address) throws UnknownHostException { // row 128
    // java.net makes an IPv4 address of these.
    assertFalse(PublicAddresses.isPublic(InetAddress.getByName(address)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.0.0.1", "128.0.0.1",
      "172.15.255.255", "172.32.0.0", "192.0.1.1", "192.167.0.1", "198.17.0.1", "198.20.0.1", "223.255.255.255",
      "2606:4700:4700::1111", "2a00:1450::1", "2001:4860:4860::8888", "2003::1"})
  void permitted(String address) throws UnknownHostException { // row 128
    assertTrue(PublicAddresses.isPublic(InetAddress.getByName(address)));
  }
}
