// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Where whatever the other contracts point to is served. A test or a gateway moves it by writing slot 0.
contract BaseUrl {
    string public url;

    constructor(string memory initial) {
        url = initial;
    }
}
